import { useEffect, useState } from 'react';
import { recall, remember } from '../data/storage.ts';

const QUERY_KEY = 'filterText';

/** The query: in the address, where it can be shared, as long as the dialog is open, and in the storage. */
export function useQuery(): [string, (query: string) => void] {
  const [query, setQuery] = useState(firstQuery);
  useEffect(() => () => showInAddress(''), []);
  useEffect(() => {
    showInAddress(query);
    remember('localStorage', QUERY_KEY, query, 'What you searched');
  }, [query]);
  return [query, setQuery];
}

/** The address's query, else that of the last search. */
function firstQuery(): string {
  const shared = new URLSearchParams(location.search).get('q');
  return shared ?? recall('localStorage', QUERY_KEY) ?? '';
}

function showInAddress(query: string): void {
  const url = new URL(location.href);
  if (query.trim() === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query.trim());
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
