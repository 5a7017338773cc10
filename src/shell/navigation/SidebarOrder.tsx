import { useEffect, useState } from 'react';
import { compareNaturally } from '../../address/naturalOrder.ts';
import type { SidebarItem } from '../../config/schema.ts';
import { recall, remember } from '../data/storage.ts';
import styles from './Sidebar.module.css';

const KEY = 'sidebar-order';
const ORDERS = ['Topics', 'A–Z'] as const;
type Order = (typeof ORDERS)[number];

/** Returns the order that readers chose for the sidebar of symbols, remembered across visits. */
export function useSidebarOrder(): [order: Order, choose: (order: Order) => void] {
  const [order, setOrder] = useState<Order>('Topics');
  // Not in the first render, which must match the document.
  useEffect(() => {
    if (recall(KEY) === 'A–Z') setOrder('A–Z');
  }, []);
  const choose = (chosen: Order) => {
    setOrder(chosen);
    remember(KEY, chosen, 'the order of the sidebar');
  };
  return [order, choose];
}

export function SidebarOrder({ order, choose }: { order: Order; choose: (order: Order) => void }) {
  return (
    <fieldset className={styles.order} aria-label="Order">
      {ORDERS.map((one) => (
        <button key={one} type="button" aria-pressed={one === order} onClick={() => choose(one)}>
          {one}
        </button>
      ))}
    </fieldset>
  );
}

/** Returns all links by name, without their groups. Links outside groups stay first. */
export function sortAlphabetically(items: SidebarItem[]): SidebarItem[] {
  return [
    ...items.filter(({ items }) => !items),
    ...items.flatMap(({ items = [] }) => items).sort((a, b) => compareNaturally(a.text, b.text)),
  ];
}
