import type { Engine } from '../model/scene.ts';
import type { CodeClock } from './pacing.ts';
import { createProgramRun, type ProgramPage } from './programRun.ts';
import { createRecordingClasses, type RecordingClasses } from './recordingClasses.ts';
import type { TestbedModule } from './testbed.ts';

/** The library as programs import it: it records their worlds and has a working testbed. */
export interface TestbedLibrary
  extends Omit<Engine, keyof TestbedModule | keyof RecordingClasses>,
    TestbedModule,
    RecordingClasses {
  default?: TestbedLibrary;
}

export type ProgramHost = ReturnType<typeof createProgramHost>;

/**
 * Creates the library for a program, which stays the same when the program runs again.
 * @param page what programs find of a page; without it, they have none
 */
export function createProgramHost(engine: Engine, clock: CodeClock, page?: ProgramPage) {
  let run = createProgramRun(engine, clock, page);
  const library: TestbedLibrary = {
    ...engine,
    ...createRecordingClasses(engine, (world) => run.addWorld(world)),
    Testbed: {
      mount: (...given) => run.testbed.Testbed.mount(...given),
      start: (...given) => run.testbed.Testbed.start(...given),
    },
    testbed: (...given) => run.testbed.testbed(...given),
  };
  library.default = library;
  return {
    library,
    /** The run that receives the worlds and the testbed that the program creates. */
    current: () => run,
    /** Begins another run. */
    begin: () => {
      page?.reset();
      run = createProgramRun(engine, clock, page);
      return run;
    },
  };
}
