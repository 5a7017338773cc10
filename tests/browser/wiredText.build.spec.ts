import { button, NAME, sceneOf, showScene } from './ballScene.ts';
import { expect, test } from './site.ts';

test('text controls its scene, and a goal that is reached is remembered', async ({
  page,
  kitchen,
}) => {
  const scene = sceneOf(page);
  const slider = scene.getByRole('slider', { name: 'Wind' });
  const number = page.getByRole('spinbutton', { name: 'Wind, in N' });
  await showScene(page, kitchen);
  await number.scrollIntoViewIfNeeded();

  await test.step('a number follows the keyboard, and the scene follows the number', async () => {
    await number.focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
    await expect(slider).toHaveValue('3');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('-12');
    await expect(slider).toHaveValue('-12');
    await slider.fill('5');
    await expect(number).toHaveValue('5');
    await expect(page.getByText('In a wind of 5 N, the ball rolls.')).toBeVisible();
  });

  await test.step('a number follows horizontal drags of the mouse', async () => {
    const box = await number.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // A quarter of 240 pixels for a quarter of the range of 40 N.
    await page.mouse.move(x - 60, y, { steps: 4 });
    await page.mouse.up();
    await expect(number).toHaveValue('-5');
    await expect(slider).toHaveValue('-5');
  });

  await test.step('a preset starts the scene over, which reaches its goal', async () => {
    await expect(scene.getByText('Goal: Blow the ball')).toBeVisible();
    await button(page, 'Hint').click();
    await expect(scene.getByText('Change the wind.')).toBeVisible();
    const preset = page.getByRole('button', { name: 'A large ball in a storm' });
    await preset.focus();
    await page.keyboard.press('Enter');
    await expect(scene.getByRole('combobox', { name: 'Size' })).toHaveValue('large');
    await expect(number).toHaveValue('20');
    await expect(scene.getByText('Goal reached: Blow the ball')).toHaveCount(2);
  });

  await test.step('it is remembered until the reader tries again', async () => {
    await page.reload();
    await page.getByRole('img', { name: NAME }).scrollIntoViewIfNeeded();
    await expect(scene.getByText('Goal reached: Blow the ball')).toBeVisible();
    await button(page, 'Try again').click();
    await expect(scene.getByText('Goal: Blow the ball')).toBeVisible();
    await expect(button(page, 'Hint')).toBeFocused();
  });
});
