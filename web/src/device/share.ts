/** Links, on their way to somebody else. */

/** Give a link on by the phone's own way of sharing, else copy it. Was it copied? */
export async function handOn(url: string, title: string): Promise<boolean> {
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copy(url);
  await navigator.share({ url, title }).catch(() => {}); // they thought better of it
  return false;
}

/** Browsers keep the clipboard from pages without https, which a home network has: then the old way. */
async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return copyBySelecting(url);
  }
}

function copyBySelecting(url: string): boolean {
  const field = document.createElement("textarea");
  field.value = url;
  field.style.cssText = "position:fixed;opacity:0";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
