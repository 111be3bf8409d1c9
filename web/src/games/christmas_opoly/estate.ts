/** Reading the view: who owns what, how it is built up, which deeds belong together. */
import { printed, text } from "../../i18n/words.svelte";
import type { View } from "../../contract/board";

/** What is printed on a space and its deed. */
export interface Space {
  name: string;
  kind: string;
  due?: number;
  price?: number;
  mortgage?: number;
  lift?: number;
  rent?: number[];
  group?: string;
  present_price?: number;
  tree_price?: number;
  refund?: number[]; // by level; of colours only
}

export interface Group {
  name: string;
  members: number[]; // spaces, in walking order
  colour: boolean; // takes Presents and Trees
}

export const TREE = 5; // the level of a property with a Tree

/** Everything about deeds in one view. */
export class Estate {
  readonly spaces: Space[];
  readonly groups: Group[];
  private readonly owners = new Map<number, number>();
  private readonly view: View;

  constructor(view: View) {
    this.view = view;
    this.spaces = (view.board as Space[]).map((space) => ({ ...space, name: printed(space.name) }));
    (view.deeds as number[][]).forEach((deeds, seat) => deeds.forEach((space) => this.owners.set(space, seat)));
    const names = [...new Set(this.spaces.flatMap((space) => space.group ?? []))];
    this.groups = names
      .map((name) => {
        const members = this.spaces.flatMap((space, at) => (space.group === name ? [at] : []));
        return { name, members, colour: this.spaces[members[0]!]!.present_price !== undefined };
      })
      .sort((a, b) => Number(b.colour) - Number(a.colour));
  }

  owner(space: number): number | null {
    return this.owners.get(space) ?? null;
  }

  level(space: number): number {
    return this.view.levels[String(space)] ?? 0;
  }

  mortgaged(space: number): boolean {
    return (this.view.mortgaged as number[]).includes(space);
  }

  /** Seized with its mortgage, and of no use before that is paid. */
  locked(space: number): boolean {
    return ((this.view.locked as number[] | undefined) ?? []).includes(space);
  }

  /** What a visitor is to pay; at works, for each pip. */
  rent(space: number): number {
    return this.view.rents?.[String(space)] ?? 0;
  }

  group(space: number): Group | undefined {
    return this.groups.find((group) => group.members.includes(space));
  }

  /** How many of a group somebody holds that help them. */
  held(seat: number, group: Group): number {
    return group.members.filter((space) => this.owner(space) === seat && !this.locked(space)).length;
  }

  own(seat: number, group: Group): number[] {
    return group.members.filter((space) => this.owner(space) === seat);
  }

  presents(seat: number): number {
    return this.standing(seat).reduce((sum, level) => sum + (level < TREE ? level : 0), 0);
  }

  trees(seat: number): number {
    return this.standing(seat).filter((level) => level === TREE).length;
  }

  private standing(seat: number): number[] {
    return (this.view.deeds[seat] as number[]).map((space) => this.level(space));
  }

  /** How many deeds are still the bank's. */
  get banked(): number {
    return this.spaces.filter((space, at) => space.price && this.owner(at) === null).length;
  }
}

export const dollars = (amount: number): string => text("co-money", { amount });

/** Where somebody's cash is not shown. */
export const cash = (amount: number | null): string => (amount === null ? text("co-hidden") : dollars(amount));
