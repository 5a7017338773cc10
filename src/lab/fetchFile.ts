/**
 * Fetches a file of the site.
 * @throws with its URL, if the response is an error
 */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} could not be loaded: status ${response.status}.`);
  return response;
}
