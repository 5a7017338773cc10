import { expect, open, test } from './site.ts';

test.use({ motion: true });

test('keys go to a game after each press on its buttons and in full screen, and the next step takes the changes', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/learn/platformer/02-run`);
  const game = page.getByRole('figure').first();
  await game.scrollIntoViewIfNeeded();
  const button = (name: string) => game.getByRole('button', { name, exact: true });
  const picture = game.getByRole('application');
  const invitation = game.getByText('Click to play');
  /** Jumps, and waits until the player has landed. */
  const jump = async (key: string) => {
    await expect(picture).toBeFocused();
    // Looks in every frame, because a jump takes less than a second.
    const jumped = game.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          const look = () =>
            element.textContent?.includes('In the air.') ? resolve() : requestAnimationFrame(look);
          look();
        }),
    );
    let hasJumped = false;
    void jumped.then(() => {
      hasJumped = true;
    });
    // The first press can be too early: a game that starts over begins in the air.
    const press = async () => {
      await page.keyboard.press(key, { delay: 100 });
      return hasJumped;
    };
    await expect.poll(press).toBe(true);
    await expect(game).toContainText('On the ground.');
  };

  await test.step('a click on the picture starts', async () => {
    await expect(invitation).toBeVisible();
    await expect(game).toContainText('On the ground.');
    await picture.click();
    await expect(invitation).toBeHidden();
    const scrolled = await page.evaluate(() => scrollY);
    await jump('ArrowUp');
    await jump('w');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  await test.step('by mouse, after any button', async () => {
    for (const name of ['Tools', 'Slow motion', 'Slow motion', 'Pause', 'Play', 'Reset']) {
      await button(name).click();
      await expect(picture).toBeFocused();
    }
    await jump('w');
  });

  await test.step('by keyboard, after Reset', async () => {
    await button('Slow motion').press('Enter');
    await expect(button('Slow motion')).toBeFocused();
    await button('Slow motion').press('Enter');
    await button('Reset').press('Enter');
    await jump('w');
  });

  await test.step('Space stays in full screen', async () => {
    await button('Full screen').press('Enter');
    await expect(button('Exit full screen')).toBeVisible();
    await page.keyboard.press('Space');
    await jump('w');
    await button('Exit full screen').click();
    await expect(button('Full screen')).toBeVisible();
    await jump('w');
  });

  await test.step('after Run, also in the jail, and after Reset code', async () => {
    await button('Code').click();
    await expect(game.getByRole('region', { name: 'Code' })).toBeFocused();
    const editor = game.getByRole('textbox');
    await editor.press('Control+Home');
    await page.keyboard.type('// Draft\n');
    await button('Reset code').click();
    await expect(editor).not.toContainText('// Draft');
    await jump('w');
    await editor.press('Control+Home');
    await page.keyboard.type('// Mine\n');
    await button('Run').click();
    await expect(game.getByText('Running')).toBeVisible();
    await jump('w');
    // Those who run code from the editor go on writing.
    await editor.press('Control+Enter');
    await expect(game.getByText('Running')).toBeVisible();
    await expect(editor).toBeFocused();
  });

  await test.step('the next step offers the changes on its picture, and runs with them', async () => {
    await open(page, `${docs}/learn/platformer/03-jump`);
    await game.getByRole('button', { name: 'Use my changes here' }).press('Enter');
    await expect(game.getByText('Running')).toBeVisible();
    await expect(game.getByRole('region', { name: 'Code' })).toBeFocused();
    await expect(game.getByRole('textbox')).toContainText('// Mine');
    await expect(game.getByText('You changed the code of the previous step.')).toBeHidden();
  });
});
