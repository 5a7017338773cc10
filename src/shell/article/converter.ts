import { CONVERTED, CONVERTER, CONVERTER_SCALE } from '../../article/attributes.ts';
import { type Conversion, convert } from '../../article/converted.ts';

/** Makes the fields of an article's converters usable. An invalid scale leaves the numbers as they are. */
export function startConverters(article: HTMLElement): void {
  for (const converter of article.querySelectorAll<HTMLElement>(`[${CONVERTER}]`)) {
    const field = converter.querySelector('input');
    const scale = converter.querySelector(`[${CONVERTER_SCALE}]`);
    if (!field || !scale) continue;
    const show = () => {
      const pixelsPerMeter = field.valueAsNumber;
      if (!(pixelsPerMeter > 0)) return;
      scale.textContent = field.value;
      for (const cell of converter.querySelectorAll(`[${CONVERTED}]`)) {
        const conversion = JSON.parse(cell.getAttribute(CONVERTED) ?? '') as Conversion;
        cell.textContent = convert(conversion, pixelsPerMeter);
      }
    };
    field.oninput = show;
    // Browsers restore fields when a reader comes back.
    show();
  }
}
