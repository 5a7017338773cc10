import type { Engine } from '../model/scene.ts';
import type { CodeClock } from './pacing.ts';
import { createProgramRun, type ProgramPage, type ProgramRun } from './programRun.ts';
import { createRecordingClasses, type RecordingClasses } from './recordingClasses.ts';
import type { TestbedModule } from './testbed.ts';

/** The library as programs import it: it records their worlds and has a working testbed. */
export interface TestbedLibrary
  extends Omit<Engine, keyof TestbedModule | keyof RecordingClasses>,
    TestbedModule,
    RecordingClasses {
  default?: TestbedLibrary;
}

/** The library for a program, which stays the same when the program runs again. */
export interface ProgramHost {
  library: TestbedLibrary;
  /** The run that receives the worlds and the testbed that the program creates. */
  current: () => ProgramRun;
  /** Begins another run. */
  begin: () => ProgramRun;
}

/** @param page what programs find of a page; without it, they have none */
export function createProgramHost(
  engine: Engine,
  clock: CodeClock,
  page?: ProgramPage,
): ProgramHost {
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
    current: () => run,
    begin: () => {
      page?.reset();
      run = createProgramRun(engine, clock, page);
      return run;
    },
  };
}
