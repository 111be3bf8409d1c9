/** In the theatre: put a choice together by pressing what a hand could press, and send it. */
(() => {
  const settled = () => new Promise((done) => setTimeout(done, 0));
  const board = () => document.querySelector("main");

  async function until(found, what) {
    for (let tries = 0; tries < 80; tries++) {
      const thing = found();
      if (thing) return thing;
      await new Promise((done) => setTimeout(done, 25));
    }
    throw new Error(`there is no ${what}`);
  }

  /** Only what is on the screen, not covered and not disabled can be pressed. */
  function reach(thing) {
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = thing.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!top || !(thing.contains(top) || top.contains(thing))) throw new Error(`${thing.outerHTML.slice(0, 120)} is covered by ${top?.outerHTML.slice(0, 120)}`);
    if (thing.disabled || thing.getAttribute("aria-disabled") === "true") throw new Error(`${thing.outerHTML.slice(0, 120)} is disabled`);
    return thing;
  }

  async function press(selector) {
    reach(await until(() => document.querySelector(selector), selector)).click();
    await settled();
  }

  async function type(selector, value) {
    const field = reach(await until(() => document.querySelector(selector), selector));
    if (field.value === String(value)) return;
    field.value = String(value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
  }

  /** A plain word stands on the prompt; the first letter is a capital one there. */
  async function word(choice) {
    const said = (button) => button.textContent.trim().toLowerCase() === choice.say.toLowerCase();
    const button = await until(() => [...board().querySelectorAll("section.prompt button")].find(said), `button «${choice.say}»`);
    reach(button).click();
    await settled();
  }

  /** Presents go back one at a time until the levels are the wanted ones. */
  async function sell({ group, levels }) {
    await press(`.do.wide[data-group=${group}]`);
    await until(() => document.querySelector("dialog .stack"), "sale");
    for (let steps = 0; steps < 60; steps++) {
      const now = [...document.querySelectorAll("dialog .stack")].map((stack) => Number(stack.dataset.level));
      const at = now.findIndex((level, i) => level !== levels[i]);
      if (at < 0) return press("dialog .lit");
      await press(`dialog li:nth-child(${at + 1}) .step:${now[at] > levels[at] ? "first" : "last"}-of-type`);
    }
    throw new Error(`no way to ${group} ${levels}`);
  }

  async function offer({ to, give, give_cash, get, get_cash }) {
    await press("button.trade");
    await press(`dialog [data-seat="${to}"]`);
    const over = [...document.querySelectorAll("dialog .end .bare")][0];
    if (over) {
      over.click();
      await settled();
    }
    for (const space of give) await press(`dialog .give [data-space="${space}"]`);
    for (const space of get) await press(`dialog .get [data-space="${space}"]`);
    await type("dialog .give input", give_cash);
    await type("dialog .get input", get_cash);
    await until(() => document.querySelector('dialog .end .lit[aria-disabled="false"]'), "lawful offer");
    await press("dialog .end .lit");
  }

  const card = (choice) => `.np-hand [data-card="${choice.move.replace(/^(3x|toss:)/, "").split(">")[0]}"]`;
  const deed = async (choice) => {
    await press(`.co-space-${choice.parts.space}`);
    await press(`dialog [data-move="${choice.move}"]`);
  };
  const ways = {
    Word: word,
    Decline: word,
    Request: word,
    Number: (choice) => press(card(choice)),
    Use: (choice) => press(card(choice)),
    Toss: (choice) => press(card(choice)),
    async Triple(choice) {
      await press(card(choice));
      await press(`.options [data-move="${choice.move}"]`);
    },
    async UseOn(choice) {
      await press(card(choice));
      if (document.querySelector(".options")) await press(`.options [data-move="${choice.move}"]`);
    },
    Token: (choice) => press(`.tokens [data-move="${choice.move}"]`),
    Bid: (choice) => type(".bidding .number", choice.parts.amount),
    Build: (choice) => press(`.do[data-move="${choice.move}"]`),
    Lift: (choice) => press(`.do[data-move="${choice.move}"]`),
    Mortgage: deed,
    Sell: (choice) => sell(choice.parts),
    Offer: (choice) => offer(choice.parts),
  };

  const group = (code) => `[data-at="hand-${code}"]`;
  const raised = (code) => document.querySelectorAll(`${group(code)} .up`).length;

  /** Cards of a hand are raised until they are the wanted ones, by code. */
  async function gather(wanted) {
    const codes = Object.keys(wanted).filter((code) => wanted[code]);
    for (const code of codes) if (!raised(code)) await press(`${group(code)} .pick`);
    for (let steps = 0; steps < 40; steps++) {
      const wrong = codes.find((code) => raised(code) !== wanted[code]);
      if (!wrong) return;
      await press(`${group(wrong)} .count button:nth-of-type(${raised(wrong) < wanted[wrong] ? 2 : 1})`);
    }
    throw new Error(`no way to ${JSON.stringify(wanted)}`);
  }

  /** What is left open: whom it is for, or which way the cards are used. */
  async function settle(choice) {
    const said = (chip) => chip.textContent.trim().toLowerCase() === choice.say.toLowerCase();
    const chip = [...document.querySelectorAll(".help .chip")].find(said);
    if (chip) reach(chip).click();
    else if (choice.parts.target !== undefined && !document.querySelector(".aimed")) await press(`[data-at="seat-${choice.parts.target}"] .tag`);
    await settled();
  }

  const alone = async (choice) => {
    await gather({ [choice.move.split(/[>:]/)[0]]: 1 });
    await settle(choice);
  };
  const slot = (seat, at) => `button[data-at="slot-${seat}-${at}"], [data-at="slot-${seat}-${at}"] button`;
  /** Where a choice of Holiday Fever lies on the table. */
  const lying = ({ kind, parts: { verb, code, slots, seat, slot, mine } }) => {
    if (kind === "Slot") return [`mine-${slot}`];
    if (kind === "Take" || kind === "Guess") return [`gift-${seat}-${slot}`];
    if (kind === "Swap") return [`mine-${mine}`, `gift-${seat}-${slot}`];
    if (kind === "Give") return [`mine-${slot}`, `seat-${seat}`];
    if (kind === "Name") return verb === "trade" ? [`seat-${seat}`] : [];
    if (kind !== "Play") return [];
    const own = slots.length === 3 ? [slots[0], slots[2]] : slots;
    const target = seat < 0 ? [] : [slot ? `gift-${seat}-${slot}` : `seat-${seat}`];
    return [`card-${code}`, ...own.map((at) => `mine-${at}`), ...target];
  };

  /** One after another is pointed at, wherever it lies now; then words tell what pointing cannot. */
  async function pointing(choice) {
    for (const spot of lying(choice)) {
      const lit = `[data-at="${spot}"].lit`;
      if (!document.querySelector(`${lit}.chosen`)) await press(lit);
    }
    if (document.querySelector(`[data-move="${choice.move}"]`)) await press(`[data-move="${choice.move}"]`);
  }

  const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
  const games = {
    secret_santa: {
      Give: ({ parts }) => gather({ [parts.value]: parts.gifts, E: parts.elves, SANTA: Number(parts.santa) }),
      async Zeros(choice) {
        const wanted = {};
        for (const code of choice.move.slice(2).split("+")) wanted[code] = (wanted[code] ?? 0) + 1;
        await gather(wanted);
        await settle(choice);
      },
      Use: alone,
      UseOn: alone,
      LightTree: alone,
      async Regift(choice) {
        await gather({ [choice.parts.gift]: 1 });
        await settle(choice);
      },
    },
    holiday_shuffle: {
      Word: (choice) => ({ P: () => press('[data-at="draw"]'), x: () => press('[data-at="discard"]') })[choice.move]?.() ?? word(choice),
      async Take({ parts }) {
        await press('[data-at="discard"]');
        await press(slot(0, parts.slot));
      },
      Put: ({ parts }) => press(slot(0, parts.slot)),
      async Switch({ parts }) {
        await press(slot(0, parts.first));
        await press(slot(0, parts.second));
      },
      async Trade({ parts }) {
        await press(slot(0, parts.mine));
        await press(slot(parts.partner, parts.theirs));
      },
      async Name(choice) {
        const date = choice.move.split("=")[1];
        await press(`.naming .month:nth-child(${months.indexOf(date.slice(0, 3)) + 1})`);
        await press(`.naming .day:nth-child(${date.slice(3)})`);
      },
    },
    holiday_fever: {
      ...Object.fromEntries(["Slot", "Take", "Guess", "Swap", "Give", "Name", "Play", "Token", "Trinket"].map((kind) => [kind, pointing])),
      Speak: () => press(".speech .acts button"),
    },
  };
  Object.assign(ways, games[location.pathname.split("/").at(-1)]);

  const sent = () => [...document.querySelectorAll("nav output")].at(-1).textContent.replace(/^sent: /, "");
  const stroke = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

  /** Go to a moment and make each of its choices; what could not be made, and why. */
  window.makeAll = async (at, choices) => {
    const slider = document.querySelector('nav input[type="range"]');
    const failed = [];
    slider.value = String(at);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    for (const choice of choices) {
      stroke("Escape");
      await settled();
      try {
        await ways[choice.kind](choice);
        if (sent() !== choice.move) stroke("Enter");
        await settled();
        if (sent() !== choice.move) throw new Error(`«${sent()}» was sent`);
      } catch (problem) {
        failed.push(`${at} ${choice.move}: ${problem.message}`);
        document.querySelector("dialog[open]")?.close();
      }
    }
    return failed;
  };
})();
