/** The address of the stage's script; the build makes it. */
declare module 'virtual:stage' {
  const url: string;
  export default url;
}
