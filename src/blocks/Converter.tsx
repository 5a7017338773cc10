import { z } from 'zod';
import { CONVERTED, CONVERTER, CONVERTER_SCALE, FOREIGN } from '../article/attributes.ts';
import { convert } from '../article/converted.ts';
import { defineBlock } from '../content/block.ts';
import { size, text } from './props.ts';

/** Matches a "?" that is not between backticks. */
const NUMBER = /^[^`?]*(?:`[^`?]*`[^`?]*)*\?/;

const schema = z.strictObject({
  /** Name of the other engine. */
  engine: text,
  /** Pixels per meter at first. */
  scale: size,
  rows: z
    .array(
      z.strictObject({
        theirs: text,
        factor: z.number(),
        power: z.int(),
        here: text.regex(NUMBER, {
          error: 'text with a "?", outside code, in place of the number',
        }),
      }),
    )
    .min(1, { error: 'at least one row' }),
});

/**
 * A table that converts numbers of another engine, in pixels, with a field for the pixels per meter. Without script, it
 * shows the numbers for one scale.
 */
export const Converter = defineBlock(schema, ({ engine, scale, rows }) => (
  <div {...{ [CONVERTER]: true }}>
    <p className="filter">
      <label>
        Pixels per meter <input type="number" min="1" step="any" defaultValue={scale} />
      </label>
    </p>
    <table>
      <thead>
        <tr>
          <th>{engine}</th>
          <th>
            At <span {...{ [CONVERTER_SCALE]: true }}>{scale}</span> pixels per meter
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ theirs, here, ...conversion }) => {
          const [before = '', after = ''] = here.split('?');
          return (
            <tr key={theirs}>
              <td {...{ [FOREIGN]: true }}>{withCode(theirs)}</td>
              <td>
                {withCode(before)}
                <span {...{ [CONVERTED]: JSON.stringify(conversion) }}>
                  {convert(conversion, scale)}
                </span>
                {withCode(after)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
));

/** Returns text whose parts between backticks are code. */
function withCode(source: string) {
  return source
    .split('`')
    .map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part));
}
