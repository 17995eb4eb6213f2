import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * How programs of a language are run, all of them in one go: `check` is a command that succeeds
 * where the runtime is there, `prepare` writes files and returns the commands to run.
 *
 * @type {Record<string, {
 *   needs: string,
 *   check?: string[],
 *   prepare?: (folder: string, programs: string[]) => string[][],
 * }>}
 */
const runtimes = {
  curl: {
    needs: 'curl and sh',
    check: ['curl', '--version'],
    prepare: (folder, programs) => {
      write(folder, 'all.sh', programs.join('\n'));
      return [['sh', 'all.sh']];
    },
  },
  javascript: {
    needs: 'node',
    check: ['node', '--version'],
    prepare: (folder, programs) => {
      const names = programs.map((program, index) => write(folder, `p${index}.mjs`, program));
      const imports = names.map((name) => `await import('./${name}').catch(console.error);`);
      write(folder, 'all.mjs', imports.join('\n'));
      return [['node', 'all.mjs']];
    },
  },
  python: {
    needs: 'python3 with the package requests',
    check: ['python3', '-c', 'import requests'],
    prepare: (folder, programs) => {
      const names = programs.map((program, index) => write(folder, `p${index}.py`, program));
      const runs = names.map((name) => `run(${JSON.stringify(name)})`);
      const header = `import runpy, traceback
def run(name):
    try:
        runpy.run_path(name)
    except Exception:
        traceback.print_exc()
`;
      write(folder, 'all.py', header + runs.join('\n'));
      return [['python3', 'all.py']];
    },
  },
  php: {
    needs: 'php with the extension curl',
    check: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    prepare: (folder, programs) => {
      const names = programs.map((program, index) => write(folder, `p${index}.php`, program));
      const runs = names.map(
        (name) => `try { include '${name}'; } catch (Throwable $error) { echo $error; }`,
      );
      write(folder, 'all.php', `<?php\n${runs.join('\n')}`);
      return [['php', 'all.php']];
    },
  },
  ruby: {
    needs: 'ruby',
    check: ['ruby', '--version'],
    prepare: (folder, programs) => {
      const names = programs.map((program, index) => write(folder, `p${index}.rb`, program));
      const runs = names.map(
        (name) =>
          `begin; load "./${name}"; rescue Exception => error; warn error.full_message; end`,
      );
      write(folder, 'all.rb', runs.join('\n'));
      return [['ruby', '-Eutf-8', 'all.rb']];
    },
  },
  go: {
    needs: 'go',
    check: ['go', 'version'],
    prepare: (folder, programs) => {
      write(folder, 'go.mod', 'module samples\n');
      const names = programs.map((program, index) => {
        const name = `p${index}`;
        mkdirSync(join(folder, name));
        const text = program
          .replace('package main', `package ${name}`)
          .replace('func main()', 'func Main()');
        write(folder, `${name}/main.go`, text);
        return name;
      });
      const imports = names.map((name) => `\t"samples/${name}"`).join('\n');
      const runs = names.map((name) => `\trun(${name}.Main)`).join('\n');
      write(
        folder,
        'main.go',
        `package main
import (
\t"fmt"
${imports}
)
func run(main func()) {
\tdefer func() {
\t\tif failure := recover(); failure != nil {
\t\t\tfmt.Println(failure)
\t\t}
\t}()
\tmain()
}
func main() {
${runs}
}
`,
      );
      return [['go', 'run', '.']];
    },
  },
  java: {
    needs: 'java and javac 15 or later',
    check: ['javac', '--release', '15', '--version'],
    prepare: (folder, programs) => {
      const names = programs.map((program, index) => {
        const name = `P${index}`;
        write(folder, `${name}.java`, program.replace('class Main', `class ${name}`));
        return name;
      });
      const runs = names.map(
        (name) => `try { ${name}.main(args); } catch (Throwable e) { e.printStackTrace(); }`,
      );
      write(
        folder,
        'All.java',
        `class All { public static void main(String[] args) { ${runs.join('\n')} } }`,
      );
      return [
        ['javac', '-encoding', 'UTF-8', '-d', '.', 'All.java', ...names.map((n) => `${n}.java`)],
        ['java', '-XX:TieredStopAtLevel=1', 'All'],
      ];
    },
  },
  csharp: {needs: 'a .NET SDK, which this test does not use'},
  c: {
    needs: 'gcc and the headers of libcurl',
    check: ['sh', '-c', `echo '#include <curl/curl.h>' | gcc -fsyntax-only -xc -`],
    prepare: (folder, programs) => compiled(folder, programs, 'gcc -std=c99', 'c'),
  },
  cpp: {
    needs: 'g++ and the headers of libcurl',
    check: ['sh', '-c', `echo '#include <curl/curl.h>' | g++ -fsyntax-only -xc++ -`],
    prepare: (folder, programs) => compiled(folder, programs, 'g++ -std=c++11', 'cpp'),
  },
  rust: {needs: 'cargo with reqwest and tokio, which this test does not use'},
  powershell: {needs: 'PowerShell 7, which this test does not use'},
  kotlin: {needs: 'the compiler with OkHttp, which this test does not use'},
  swift: {needs: 'Swift, which this test does not use'},
  dart: {needs: 'Dart with its package http, which this test does not use'},
};

/** One program of all: the function `main` of each has a name of its own. */
function compiled(folder, programs, compiler, extension) {
  const names = programs.map((program, index) => write(folder, `p${index}.${extension}`, program));
  const mains = names.map((_, index) => `main${index}`);
  const all = write(
    folder,
    `all.${extension}`,
    `${mains.map((name) => `int ${name}();`).join('\n')}
int main() { ${mains.map((name) => `${name}();`).join(' ')} }
`,
  );
  const objects = names.map((name, index) => `${compiler} -Dmain=main${index} -c ${name}`);
  const link = `${compiler} -o all ${all} p*.o -lcurl`;
  return [['sh', '-c', [...objects, link].join(' && ')], ['./all']];
}

/** The languages whose programs this machine can run, and what the others need. */
export function findRuntimes() {
  const all = Object.entries(runtimes);
  const isThere = ({check}) =>
    check !== undefined && spawnSync(check[0], check.slice(1), {stdio: 'ignore'}).status === 0;
  const [there, missing] = [[], []];
  for (const [language, runtime] of all) (isThere(runtime) ? there : missing).push(language);
  return {there, missing: missing.map((language) => `${language} (${runtimes[language].needs})`)};
}

/**
 * Runs programs, one after the other, in a folder.
 *
 * @returns {Promise<string>} What they said.
 */
export async function runPrograms(language, folder, programs) {
  let said = '';
  for (const [command, ...given] of runtimes[language].prepare(folder, programs)) {
    const child = spawn(command, given, {cwd: folder});
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (said += data));
    await new Promise((resolve) => child.on('close', resolve));
  }
  return said;
}

function write(folder, name, text) {
  writeFileSync(join(folder, name), text);
  return name;
}
