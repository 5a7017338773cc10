import type { ReactNode } from 'react';
import { galleryPicturePath, toHref } from '../../../address/address.ts';

interface ItemLinkProps {
  /** Key of the item, such as `scene=revolute-joint`. */
  item: string;
  className?: string;
  isCurrent?: boolean;
  onOpen: (key: string) => void;
  children: ReactNode;
}

/** A link that opens an item in this playground. */
export function ItemLink({ item, className, isCurrent, onOpen, children }: ItemLinkProps) {
  return (
    <a
      className={className}
      href={`#${item}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        // Otherwise, the router would follow the link, and the hash would change without an event.
        event.preventDefault();
        onOpen(item);
      }}
    >
      {children}
    </a>
  );
}

interface ItemPictureProps {
  /** Base name of its files: `scene-bridge`. */
  name: string;
  basePath: string;
  loading?: 'lazy';
}

/** The still picture of a scene or an example, in the page's theme. */
export function ItemPicture({ name, basePath, loading }: ItemPictureProps) {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={toHref({ path: galleryPicturePath(name, theme) }, basePath)}
      data-theme={theme}
      alt=""
      loading={loading}
    />
  ));
}
