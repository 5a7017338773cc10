import type { CanvasContext } from '../model/scene.ts';

/** The part of a canvas that a viewport uses. */
export interface Canvas {
  width: number;
  height: number;
  getContext: (type: '2d') => CanvasContext | null;
  /** Encodes the picture as PNG. */
  convertToBlob?: () => Promise<Blob>;
}

/**
 * The canvas of a picture. With a draft, a picture can be shown when it is complete, so that code that fails while it
 * draws leaves the last one.
 */
export function createSheet(canvas: Canvas, draft?: Canvas) {
  const onCanvas = canvas.getContext('2d');
  const onDraft = draft?.getContext('2d');
  return {
    /** Resizes the picture, in pixels of the screen, and clears it. */
    resize: (width: number, height: number) => {
      Object.assign(canvas, { width, height });
      if (draft) Object.assign(draft, { width, height });
    },
    /** Returns the context to draw the next picture with; undefined where there are no canvases. */
    begin: (isDraft: boolean) => (isDraft && onDraft) || onCanvas,
    /** Shows a complete picture. */
    end: (context: CanvasContext) => {
      if (!onCanvas || context !== onDraft) return;
      onCanvas.resetTransform();
      onCanvas.clearRect(0, 0, canvas.width, canvas.height);
      onCanvas.drawImage(draft as OffscreenCanvas, 0, 0);
    },
    /** Fills what is transparent in the picture, with any CSS color. */
    fill: (background: string) => {
      if (!onCanvas) return;
      onCanvas.resetTransform();
      onCanvas.globalCompositeOperation = 'destination-over';
      onCanvas.fillStyle = background;
      onCanvas.fillRect(0, 0, canvas.width, canvas.height);
    },
    /** Returns a copy of the picture as PNG; undefined where canvases can't be encoded. */
    encode: () => canvas.convertToBlob?.(),
  };
}
