import { useEffect, useRef, useState } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import styles from '../../blocks/Goal.module.css';
import { GoalText } from '../../blocks/GoalText.tsx';
import { defaultValues } from '../../model/params.ts';
import type { SceneData } from '../../model/sceneData.ts';
import type { PageContext } from '../context.ts';
import { type Player, startOver } from '../player/player.ts';
import { usePlayerState } from '../player/usePlayerState.ts';
import { useAppId } from '../ui/useAppId.ts';

interface GoalLineProps {
  scene: Pick<SceneData, 'id' | 'params'> & Required<Pick<SceneData, 'goal'>>;
  player: Player;
  context: PageContext;
}

const REACHED = 'reached';

/** The goal of a scene, with a hint. Once it is reached, this browser remembers it until "Try again". */
export function GoalLine({ scene: { id, params, goal }, player, context }: GoalLineProps) {
  const key = `goal:${id}:${goal.text}`;
  const [isReached, setReached] = useState(() => context.recall(key) === REACHED);
  const [isHintOpen, setHintOpen] = useState(false);
  const hintId = useAppId();
  const [announcement, setAnnouncement] = useState('');

  const isReachedNow = usePlayerState(
    player,
    // Edited code could claim anything.
    ({ status, runnable }) => runnable?.isTrusted === true && status?.isGoalReached === true,
  );
  const wasReachedNow = useRef(false);
  useEffect(() => {
    // Only the transition counts: after "Try again", the state of the previous run can still arrive.
    if (isReachedNow && !wasReachedNow.current) {
      context.remember(key, REACHED, 'the state of the goal');
      setReached(true);
      setAnnouncement(`Goal reached: ${goal.text}`);
    }
    wasReachedNow.current = isReachedNow;
  }, [isReachedNow, key, goal.text, context]);

  const tryAgain = () => {
    context.remember(key, '', 'the state of the goal');
    setReached(false);
    setAnnouncement('');
    setHintOpen(false);
    startOver(player, defaultValues(params));
  };

  return (
    <section className={styles.goal} aria-label="Goal" data-reached={isReached ? '' : undefined}>
      <GoalText text={goal.text} isReached={isReached}>
        <button
          type="button"
          className={styles.action}
          aria-expanded={isReached ? undefined : isHintOpen}
          aria-controls={isHintOpen && !isReached ? hintId : undefined}
          onClick={() => (isReached ? tryAgain() : setHintOpen(!isHintOpen))}
        >
          <ChangingText>{isReached ? 'Try again' : 'Hint'}</ChangingText>
        </button>
      </GoalText>
      {isHintOpen && !isReached && (
        <p id={hintId} className={styles.hint}>
          {goal.hint}
        </p>
      )}
      <p className="sr-only" aria-live="polite">
        <ChangingText>{announcement}</ChangingText>
      </p>
    </section>
  );
}
