import * as planck from 'planck';
import { expect, it } from 'vitest';
import { saveSettings } from './settings.ts';

it('restores writable settings, and leaves the others alone', () => {
  const { velocityThreshold, polygonRadius, linearSlop } = planck.Settings;
  const restore = saveSettings(planck);
  planck.Settings.velocityThreshold = 0;
  planck.Settings.linearSlop = 0.1;
  expect(planck.Settings.polygonRadius).not.toBe(polygonRadius);
  restore();
  expect({ ...planck.Settings }).toMatchObject({ velocityThreshold, linearSlop });
  expect(planck.Settings.polygonRadius).toBe(polygonRadius);
});
