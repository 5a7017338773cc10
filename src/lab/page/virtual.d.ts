/** The addresses of the lab's files; the build makes them. */
declare module 'virtual:lab' {
  export const stageUrl: string;
  export const jailUrl: string;
  export const codeUrl: string;
  export const libraryUrl: string;
  export const standaloneUrl: string;
}
