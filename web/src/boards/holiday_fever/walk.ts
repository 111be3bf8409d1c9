/** Tokens go from where they stood to where they stand, in town or in December. */
import { cubicInOut } from "svelte/easing";
import { crossfade } from "svelte/transition";

const WALK = 800; // milliseconds at normal speed

export const [leave, arrive] = crossfade({ easing: cubicInOut });

export const walking = (seat: number, speed: number): { key: number; duration: number } => ({ key: seat, duration: speed ? WALK / speed : 0 });
