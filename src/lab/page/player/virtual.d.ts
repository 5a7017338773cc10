/** URLs of the lab's files, provided by the build. */
declare module 'virtual:lab' {
  export const runnerUrl: string;
  export const toolsUrl: string;
  export const gateUrl: string;
  export const jailUrl: string;
  export const codeWorkerUrl: string;
  export const declarationsUrl: string;
  export const standaloneUrl: string;
  export const projectUrl: string;
  /** The page that other sites embed. */
  export const embedUrl: string;
}
