import type { Comment, DeclarationReflection, Reflection, SomeType } from 'typedoc';
import type { Problem } from '../../config/problem.ts';
import type { Docs, SourceLocation, TypeText } from '../model.ts';
import { readDocs, toMarkdown } from './docs.ts';
import type { FindName } from './names.ts';
import type { Project } from './project.ts';
import { findLocation } from './source.ts';
import { literalText, typeText } from './typeText.ts';

/** Context of every step: it reads parts of one library and collects its problems. */
export interface Extraction {
  project: Project;
  findName: FindName;
  docs: (...comments: (Comment | undefined)[]) => Docs;
  /** Returns the Markdown of a parameter's comment. */
  text: (comment: Comment | undefined) => string;
  type: (type: SomeType | undefined) => TypeText;
  /** Returns the object or function type that a declaration describes. */
  literal: (declaration: DeclarationReflection) => TypeText;
  location: (reflection: Reflection) => SourceLocation;
  report: (reflection: Reflection, message: string) => void;
  problems: Problem[];
}

/**
 * Starts reading a library.
 * @param name of the package, which is the folder of files in messages
 */
export function startExtraction(project: Project, findName: FindName, name: string): Extraction {
  const problems: Problem[] = [];
  const location = (reflection: Reflection) => findLocation(reflection, project);
  const report = (reflection: Reflection, message: string) => {
    const { file, line } = location(reflection);
    const fix = 'use a type that the reference supports, or hide it with @hidden';
    problems.push({ file: `${name}/${file}`, line, message, fix });
  };
  return {
    project,
    findName,
    docs: (...comments) => readDocs(comments, findName),
    text: (comment) => toMarkdown(comment?.summary ?? [], findName),
    type: (type) => typeText(type, findName),
    literal: (declaration) => literalText(declaration, findName),
    location,
    report,
    problems,
  };
}
