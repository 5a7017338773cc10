import { runHostile } from './hostile.ts';
import { ALL_PROGRAMS } from './hostilePrograms.ts';
import { test } from './site.ts';

test.use({ motion: true });

// One program of each kind; `npm run test:trust` tries all of them.

test('hostile code is stopped with a reason, and reaches nothing', async ({
  page,
  docs,
  complaints,
}) => {
  const programs = ALL_PROGRAMS.filter(({ isRepresentative }) => isRepresentative);
  await runHostile(page, docs, programs);
  // The browser reports what its policies block, and what the code itself throws and prints.
  complaints.length = 0;
});
