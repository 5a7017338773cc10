import type { Comment, DeclarationReflection, Reflection, SomeType } from 'typedoc';
import type { Problem } from '../../config/problem.ts';
import type { Docs, SourcePlace, TypeText } from '../model.ts';
import { docsOf, markdownOf } from './docs.ts';
import type { NameOf } from './names.ts';
import type { Project } from './project.ts';
import { placeOf } from './source.ts';
import { literalText, type TypeSurroundings, typeText } from './typeText.ts';

/** What every step of an extraction asks: it stands for one library, and collects its problems. */
export interface Extraction {
  project: Project;
  nameOf: NameOf;
  docs: (...comments: (Comment | undefined)[]) => Docs;
  /** Of a parameter. */
  text: (comment: Comment | undefined) => string;
  /** @param owner what the type belongs to, for messages */
  type: (type: SomeType | undefined, owner: Reflection) => TypeText;
  /** Of what a declaration holds. */
  literal: (declaration: DeclarationReflection) => TypeText;
  place: (reflection: Reflection) => SourcePlace;
  report: (reflection: Reflection, message: string) => void;
  problems: Problem[];
}

/** @param name the package's, which messages show files below */
export function startExtraction(project: Project, nameOf: NameOf, name: string): Extraction {
  const problems: Problem[] = [];
  const place = (reflection: Reflection) => placeOf(reflection, project);
  const report = (reflection: Reflection, message: string) => {
    const { file, line } = place(reflection);
    const fix = 'write it in a way that the reference can show, or hide it with @hidden';
    problems.push({ file: `${name}/${file}`, line, message, fix });
  };
  const surroundings = (owner: Reflection): TypeSurroundings => ({
    nameOf,
    onUnknown: (text) =>
      report(owner, `the type ${text} of ${owner.getFriendlyFullName()} can't be shown`),
  });
  return {
    project,
    nameOf,
    docs: (...comments) => docsOf(comments, nameOf),
    text: (comment) => markdownOf(comment?.summary ?? [], nameOf),
    type: (type, owner) => typeText(type, surroundings(owner)),
    literal: (declaration) => literalText(declaration, surroundings(declaration)),
    place,
    report,
    problems,
  };
}
