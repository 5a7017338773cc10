// Finds nginx for `npm run test:hosts`, or installs Debian's.
import { aptInstall, findByVariable, findInPath } from '../programs.js';

const PACKAGE = 'nginx-light';
/** Where Debian installs it, which is only in the PATH of root. */
const DEBIAN = '/usr/sbin';

/**
 * Returns the path of nginx, after it is installed with apt if it is missing, as root on Debian and Ubuntu.
 * @returns {string}
 * @throws when it is missing; the message has the command that installs it
 */
export function needNginx() {
  const path = find() ?? (aptInstall([PACKAGE]) ? find() : undefined);
  if (path) return path;
  throw new Error(
    'tests/hosts: nginx is missing: run ' +
      `\`apt-get update && apt-get install -y ${PACKAGE}\`, or set NGINX_PATH to its path`,
  );
}

/** @returns {string | undefined} */
function find() {
  return findByVariable('NGINX_PATH') ?? findInPath(['nginx'], [DEBIAN]);
}
