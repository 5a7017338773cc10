import { expect, it } from 'vitest';
import { findDirection, isLanguage, toLocale } from './language.ts';

it.each(['en', 'ja', 'pt-BR', 'pt-br', 'zh-Hant', 'sr-Latn-RS', 'gsw', 'fil', 'iw'])(
  'knows the language %s',
  (tag) => expect(isLanguage(tag)).toBe(true),
);

it.each(['', 'jp', 'english', 'xx', 'en_US', 'de-', 'de DE', '<html>', 'x-a'])(
  'knows no language "%s"',
  (tag) => expect(isLanguage(tag)).toBe(false),
);

it.each([
  ['en', 'ltr', 'en_US'],
  ['de-AT', 'ltr', 'de_AT'],
  ['ja', 'ltr', 'ja_JP'],
  ['ar', 'rtl', 'ar_EG'],
  ['he', 'rtl', 'he_IL'],
  ['fa', 'rtl', 'fa_IR'],
  ['az-Arab', 'rtl', 'az_IR'],
  ['tlh', 'ltr', 'tlh'],
])('writes %s as %s, and names the locale %s', (lang, direction, locale) => {
  expect([findDirection(lang), toLocale(lang)]).toEqual([direction, locale]);
});
