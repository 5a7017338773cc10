import { useEffect, useState } from 'react';
import { setParameter } from '../data/address.ts';
import { recall, remember } from '../data/storage.ts';

const QUERY_KEY = 'filterText';

/**
 * Returns the query: at first the one in the address, or else that of the last search. While the dialog is open, it is
 * stored in the address, where it can be shared, and in the storage.
 */
export function useStoredQuery(): [string, (query: string) => void] {
  const [query, setQuery] = useState(
    () => new URLSearchParams(location.search).get('q') ?? recall(QUERY_KEY) ?? '',
  );
  useEffect(() => () => setParameter('q', ''), []);
  useEffect(() => {
    setParameter('q', query.trim());
    remember(QUERY_KEY, query, 'the search query');
  }, [query]);
  return [query, setQuery];
}
