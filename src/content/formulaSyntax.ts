import type { Construct, State } from 'micromark-util-types';
import remarkMath from 'remark-math';
import type { Processor } from 'unified';

const DOLLAR = 36;
const BACKSLASH = 92;

/**
 * Parses formulas by Pandoc's rule, so that prices stay text: "$" opens a formula before anything but white space, and
 * closes it after anything but white space, unless a digit follows. `\$` neither opens nor closes a formula.
 */
export function parseFormulas(this: Processor): void {
  remarkMath.call(this);
  const { micromarkExtensions = [] } = this.data();
  const text = micromarkExtensions.at(-1)?.text;
  if (text) text[DOLLAR] = withTightDelimiters(text[DOLLAR] as Construct);
}

function withTightDelimiters(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const start = this.now();
      let isInside = true;
      const leave =
        (next: State): State =>
        (code) => {
          isInside = false;
          return next(code);
        };
      const close: State = (code) => {
        const written = this.sliceSerialize({ start, end: this.now() });
        const isDigit = code !== null && code >= 48 && code <= 57;
        // `$$…$$` within text is always a formula.
        const isFormula = written.startsWith('$$') || !(isDigit || IS_LOOSE.test(written));
        return isFormula ? ok(code) : nok(code);
      };
      /** Treats an escaped dollar sign as part of the formula. */
      const escaping =
        (state: State): State =>
        (code) => {
          const next = state(code);
          if (!isInside || !next) return next;
          if (code !== BACKSLASH) return escaping(next);
          return (escaped) => {
            if (escaped !== DOLLAR && escaped !== BACKSLASH) return escaping(next)(escaped);
            effects.consume(escaped);
            return escaping(next);
          };
        };
      return escaping(construct.tokenize.call(this, effects, leave(close), leave(nok)));
    },
  };
}

/** Matches white space at the start or end of `$…$`. */
const IS_LOOSE = /^\$\s|\s\$$/;
