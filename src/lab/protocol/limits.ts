/*
 * Limits beyond which the page stops readers' code. The numbers leave room above the heaviest scenes: a stack of
 * 1,000 boxes takes 40 ms per step on a busy machine (95% of the steps at most 100 ms), so 0.4 s at a quarter of
 * its speed, and reports 16 KB ten times per second.
 */

/** Maximum seconds without a response to a ping. Long computations block the picture, not the page. */
export const RESPONSE_SECONDS = 3;
/** Maximum seconds from `run` or `reset` to the start of the code. It can wait for timers; nothing else takes time. */
export const START_SECONDS = 10;
/** Maximum seconds until the frame of the jail has loaded its 2 KB, which can take several on a busy computer. */
export const JAIL_SECONDS = 10;

/** Maximum milliseconds of a frame. After 100 ms, a frame makes no further step, so slow steps don't add up. */
export const FRAME_MILLISECONDS = 1000;
/** Consecutive slow frames that stop a run: a single one can be a computer that was asleep. */
export const SLOW_FRAMES = 3;

/** Maximum messages per second. A runner reports its state at most 100 times per second, with up to six messages each time. */
export const MESSAGES_PER_SECOND = 1000;
/** Maximum bytes of one message. A scene's largest has 200 lines of console output of 2,000 characters each. */
export const MESSAGE_BYTES = 1_000_000;
/** Maximum bytes of all messages in a second: a page can read them without a noticeable delay. */
export const BYTES_PER_SECOND = 16_000_000;

/** Why code was stopped, in words. The code can choose a reason, but not the words. */
export const STOP_MESSAGES = {
  unresponsive: `Stopped: the code did not respond for ${RESPONSE_SECONDS} seconds. Check for an infinite loop or unbounded memory use.`,
  notStarted: `Stopped: the code did not start within ${START_SECONDS} seconds. Check for an await that never ends.`,
  steps: `Stopped: ${SLOW_FRAMES} frames in a row took over ${FRAME_MILLISECONDS / 1000} second each. Make the steps cheaper, such as with fewer bodies.`,
  messages: `Stopped: the code sent over ${MESSAGES_PER_SECOND} messages per second.`,
  bytes: `Stopped: the code sent over ${BYTES_PER_SECOND / 1e6} MB per second. Print and report less.`,
  large: `Stopped: the code sent a message larger than ${MESSAGE_BYTES / 1e6} MB. Report fewer values.`,
  invalid:
    'Stopped: the code sent a message that no scene sends. Check its use of ports and prototypes.',
} as const;

export type StopReason = keyof typeof STOP_MESSAGES;
