import { z } from 'zod';
import { downloadPath } from '../../address/address.ts';
import { defineBlock } from '../../content/block.ts';
import { itemIn, type Lookup } from '../../content/lookup.ts';
import type { Project } from '../model/projects.ts';

/** A link to a project: an integration, or a step of a tutorial. */
export const download = (projects: Lookup<Project>) =>
  defineBlock(
    z.strictObject({
      id: itemIn(
        projects,
        'the name of an integration',
        (id) => `create integrations/${id}/index.html`,
      ),
    }),
    ({ id: project }) => <ProjectLink {...project} label="Download this project" />,
  );

/** A paragraph with a link, which works without script. */
export function ProjectLink({ name, zip, label }: Project & { label: string }) {
  return (
    <p>
      <a href={downloadPath(name)} download>
        {`${label} (ZIP, ${Math.ceil(zip.length / 1000)} KB)`}
      </a>
    </p>
  );
}
