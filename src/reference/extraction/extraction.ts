import { type Comment, type Reflection, ReflectionKind, type SomeType } from 'typedoc';
import type { Problem } from '../../config/problem.ts';
import type { Member, MemberKind } from '../model.ts';
import { NO_DOCS, readDocs, toMarkdown } from './docs.ts';
import type { FindName } from './names.ts';
import type { Project } from './project.ts';
import { findLocation } from './source.ts';
import { typeText } from './typeText.ts';

/** Context of every step: it reads parts of one library and collects its problems. */
export type Extraction = ReturnType<typeof startExtraction>;

/**
 * Starts reading a library.
 * @param packageName folder of files in messages
 */
export function startExtraction(project: Project, findName: FindName, packageName: string) {
  const problems: Problem[] = [];
  const location = (reflection: Reflection) => findLocation(reflection, project);
  return {
    project,
    findName,
    docs: (...comments: (Comment | undefined)[]) => readDocs(comments, findName),
    /** Returns the Markdown of a parameter's comment. */
    text: (comment: Comment | undefined) => toMarkdown(comment?.summary ?? [], findName),
    type: (type: SomeType | undefined) => typeText(type, findName),
    location,
    /** Returns a member with the flags and the location of its declaration. */
    member(
      reflection: Reflection,
      name: string,
      kind: MemberKind,
      fields: Partial<Member>,
    ): Member {
      const { isStatic, isReadonly, isOptional, isAbstract } = reflection.flags;
      return {
        ...{ name, kind, isStatic, isReadonly, isOptional, isAbstract },
        ...{ docs: NO_DOCS, source: location(reflection), signatures: [] },
        ...fields,
      };
    },
    /** Reports a symbol or member of a kind that the model doesn't have. */
    reportUnsupported(reflection: Reflection, name: string) {
      const { file, line } = location(reflection);
      const what = ReflectionKind.singularString(reflection.kind).toLowerCase();
      problems.push({
        ...{ file: `${packageName}/${file}`, line },
        message: `${name} is a ${what}, which the reference does not support`,
        fix: 'use a type that the reference supports, or hide it with @hidden',
      });
    },
    problems,
  };
}
