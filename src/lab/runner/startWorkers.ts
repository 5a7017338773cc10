/** Addresses of the scripts of the workers that run code which the site hasn't written. */
export interface WorkerScripts {
  runner: string;
  gate: string;
}

/**
 * Starts a runner, and the gate that its reports pass.
 * @param port to the page
 */
export function startWorkers(
  { runner, gate }: WorkerScripts,
  canvas: OffscreenCanvas,
  port: MessagePort,
): Worker[] {
  const { port1, port2 } = new MessageChannel();
  const workers = [new Worker(gate), new Worker(runner)] as const;
  workers[0].postMessage(undefined, [port, port1]);
  workers[1].postMessage({ canvas }, [canvas, port2]);
  return [...workers];
}
