import { describe, expect, it } from 'vitest';
import { formatQuantity } from './quantity.ts';

describe('formatQuantity', () => {
  it.each([
    [0.0172, 'm', 2, '0.017\u00A0m'],
    [17.96, 'mm', 2, '18\u00A0mm'],
    [654, 'mm', 2, '650\u00A0mm'],
    [654, 'mm', 3, '654\u00A0mm'],
    [2.04, 'm', 2, '2\u00A0m'],
    [62, '%', 2, '62%'],
    [21.3, '°', 2, '21°'],
    [100, '×', 3, '100×'],
    [29, '', 2, '29'],
    [-0.231, '', 2, '−0.23'],
    [-1e-9 + 1e-9, '', 2, '0'],
    [4368, '', 4, '4368'],
    [12345, '', 3, '12,300'],
    [0.00034, 'm', 2, '0.00034\u00A0m'],
    [1.32e-7, 'm', 1, '1\u00A0×\u00A010⁻⁷\u00A0m'],
    [-2.26e-17, '', 2, '−2.3\u00A0×\u00A010⁻¹⁷'],
    [9.99e-6, '', 2, '1\u00A0×\u00A010⁻⁵'],
    [3.2e12, '', 2, '3.2\u00A0×\u00A010¹²'],
  ])('%d in %s with %d digits', (value, unit, digits, text) => {
    expect(formatQuantity(value, unit, { digits })).toBe(text);
  });

  it.each([
    [0.2923, 3, '0.292'],
    [4, 3, '4.000'],
    [-0.00307, 3, '−0.003'],
    [-0.0001, 3, '0.000'],
    [47.6, 0, '48'],
  ])('%d with %d decimals', (value, decimals, text) => {
    expect(formatQuantity(value, '', { digits: 2, decimals })).toBe(text);
  });
});
