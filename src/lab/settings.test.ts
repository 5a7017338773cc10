import * as planck from 'planck';
import { expect, it } from 'vitest';
import { keepSettings } from './settings.ts';

it('sets settings as they were, and touches no other', () => {
  const { velocityThreshold, polygonRadius, linearSlop } = planck.Settings;
  const restore = keepSettings(planck);
  planck.Settings.velocityThreshold = 0;
  planck.Settings.linearSlop = 0.1;
  expect(planck.Settings.polygonRadius).not.toBe(polygonRadius);
  restore();
  expect({ ...planck.Settings }).toMatchObject({ velocityThreshold, linearSlop });
  expect(planck.Settings.polygonRadius).toBe(polygonRadius);
});
