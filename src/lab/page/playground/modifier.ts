/** The modifier key of most shortcuts. */
export const MODIFIER = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';
