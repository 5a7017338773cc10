import { expect, open, test } from './site.ts';

test('text controls its scene, and a goal that is reached is remembered', async ({
  page,
  kitchen,
}) => {
  const scene = page.getByRole('figure').filter({ hasText: 'A ball falls onto the ground' });
  const slider = scene.getByRole('slider', { name: 'Ground restitution' });
  const number = page.getByRole('spinbutton', { name: 'Ground restitution' });
  const goal = scene.getByRole('region', { name: 'Goal' });
  await open(page, `${kitchen}/writing`);
  await scene.scrollIntoViewIfNeeded();

  await test.step('a number follows the keyboard, and the scene follows the number', async () => {
    await number.focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
    await expect(slider).toHaveValue('0.03');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0.25');
    await expect(slider).toHaveValue('0.25');
    await slider.fill('0.5');
    await expect(number).toHaveValue('0.5');
    await expect(page.getByText('The restitution of the ground is 0.5.')).toBeVisible();
  });

  await test.step('a number follows horizontal drags of the mouse', async () => {
    const box = await number.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // A quarter of the 240 pixels for the whole range.
    await page.mouse.move(x - 60, y, { steps: 4 });
    await page.mouse.up();
    await expect(number).toHaveValue('0.25');
    await expect(slider).toHaveValue('0.25');
  });

  await test.step('a preset starts the scene over, which reaches its goal', async () => {
    await scene.getByRole('checkbox', { name: 'Moon' }).check();
    await goal.getByRole('button', { name: 'Hint' }).click();
    await expect(goal.getByText(/square of the restitution/)).toBeVisible();
    await page.getByRole('button', { name: 'a restitution of 0.9' }).focus();
    await page.keyboard.press('Enter');
    await expect(slider).toHaveValue('0.9');
    await expect(scene.getByRole('checkbox', { name: 'Moon' })).not.toBeChecked();
    await expect(goal).toContainText('Goal reached: Make the ball bounce back to 1 m.');
  });

  await test.step('it is remembered until the reader tries again', async () => {
    await page.reload();
    await scene.scrollIntoViewIfNeeded();
    await expect(goal).toContainText('Goal reached:');
    await goal.getByRole('button', { name: 'Try again' }).click();
    await expect(goal).toContainText('Goal: Make the ball bounce back to 1 m.');
    await expect(goal.getByRole('button', { name: 'Hint' })).toBeFocused();
  });
});
