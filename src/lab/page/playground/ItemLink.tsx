import type { ReactNode } from 'react';

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
