import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChangingText } from '../../../article/ChangingText.tsx';
import { errorMessage } from '../../../config/errorMessage.ts';
import { loadPart } from '../../../fetch/part.ts';
import block from '../../blocks/Scene.module.css';
import type { SceneData } from '../../model/sceneData.ts';
import { openDraft } from '../code/draft.ts';
import type { PageContext } from '../context.ts';
import { fetchSiteCode } from '../items/siteCode.ts';
import { Button } from '../ui/Button.tsx';
import styles from './CarryOver.module.css';

interface CarryOverProps {
  scene: Pick<SceneData, 'id' | 'previous' | 'source'>;
  frame: HTMLElement;
  context: PageContext;
  /** Called when the draft of the scene contains changes. */
  onCarried: () => void;
}

const OFFER = 'You changed the code of the previous step.';
const KEPT = 'because this step changes the same lines. They are still in the previous step.';

/** Offers, on the picture of a tutorial step, to copy the reader's changes of the previous step into its code. */
export function CarryOver({ scene, frame, context, onCarried }: CarryOverProps) {
  const [message, setMessage] = useState(OFFER);
  const [isClosed, setClosed] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  const picture = frame.querySelector(`.${block.picture}`);
  if (isClosed || !picture) return null;

  const close = () => {
    // The button goes with the offer.
    picture.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
    setClosed(true);
  };
  const carry = async () => {
    closeButton.current?.focus(); // it stays if the changes don't fit
    try {
      const { fitting, total } = await carryOver(scene, context);
      if (fitting > 0) onCarried();
      if (fitting === total) setClosed(true);
      else if (fitting === 0) setMessage(`Your changes don’t fit here, ${KEPT}`);
      else
        setMessage(
          `${fitting} of ${total} changes are now in this code. The others don’t fit, ${KEPT}`,
        );
    } catch (error) {
      setMessage(errorMessage(error));
    }
  };
  return createPortal(
    <p className={styles.offer} role="status">
      <ChangingText>{message}</ChangingText>
      {message === OFFER && (
        <Button isPrimary onClick={carry}>
          Use my changes here
        </Button>
      )}
      <Button ref={closeButton} onClick={close}>
        {message === OFFER ? 'Not now' : 'Close'}
      </Button>
    </p>,
    picture,
  );
}

/**
 * Copies the reader's changes of the previous step into the draft of a step.
 * @throws when the code of the previous step or the part that compares it can't be loaded, or the draft can't be stored
 */
async function carryOver(
  { id, previous = '', source }: CarryOverProps['scene'],
  context: PageContext,
) {
  const key = `scene=${previous}`;
  const [before, { carryChanges }] = await Promise.all([
    fetchSiteCode(key, context.basePath),
    loadPart(import('../code/patch.ts')),
  ]);
  const draft = openDraft({ key: `scene=${id}` }, context);
  const edited = openDraft({ key }, context).source;
  const carried = carryChanges(before.source, edited, draft.source || source);
  const problem = carried.fitting > 0 ? draft.keep(carried.text) : undefined;
  if (problem !== undefined) throw new Error(problem);
  return carried;
}
