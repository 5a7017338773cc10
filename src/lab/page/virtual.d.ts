/** The addresses of the lab's files; the build makes them. */
declare module 'virtual:lab' {
  export const runnerUrl: string;
  export const jailUrl: string;
  export const codeWorkerUrl: string;
  export const declarationsUrl: string;
  export const standaloneUrl: string;
}
