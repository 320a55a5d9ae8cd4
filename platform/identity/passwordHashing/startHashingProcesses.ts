import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { HashPassword } from './argon2.ts';

/** Processes of their own for deriving passwords. */
export interface HashingProcesses {
  readonly hashPassword: HashPassword;
  /** How many are worked on at once. */
  readonly atOnce: number;
  /** Ids of the processes that run now. */
  pids(): readonly (number | undefined)[];
  stop(): void;
}

interface Waiting {
  resolve(tag: Uint8Array): void;
  reject(error: Error): void;
}

interface Helper {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting>;
}

type Answer = { readonly id: number; readonly tag: Uint8Array } | { readonly id: number; readonly problem: string };

const program = fileURLToPath(new URL('hashingProcess.ts', import.meta.url));

/**
 * Derives in `atOnce` processes. Where they `giveWay` to everything else, a flood of logins takes what is left of the machine, and not
 * the time of those who play. Threads would not do: one that gives way while it holds the memory of the process makes
 * all of it wait. One is begun when it is needed, some 0.1 s before the first password is derived; one that dies is replaced likewise, and what
 * it worked on rejects.
 */
export function startHashingProcesses(atOnce: number, { giveWay }: { readonly giveWay: boolean }): HashingProcesses {
  let asked = 0;
  let isOver = false;

  const start = (): Helper => {
    const waiting = new Map<number, Waiting>();
    // It needs none of the settings, and some of them are secret.
    const child = fork(program, giveWay ? ['gives-way'] : [], {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const end = (): void => {
      for (const each of waiting.values()) each.reject(new Error('the process for passwords has ended'));
      waiting.clear();
    };
    child.on('message', (message) => {
      const answer = message as Answer;
      const caller = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('tag' in answer) caller?.resolve(answer.tag);
      else caller?.reject(new Error(answer.problem));
    });
    child.on('error', end);
    child.on('exit', end);
    return { child, waiting };
  };
  let helpers: Helper[] = [];

  /** The one with the least to do, in a process that runs: a new one while all are at work and there may be more. */
  const idlest = (): Helper => {
    helpers = helpers.filter(({ child }) => child.connected);
    if (helpers.length < atOnce && helpers.every(({ waiting }) => waiting.size > 0)) helpers.push(start());
    return helpers.reduce((least, each) => (each.waiting.size < least.waiting.size ? each : least));
  };

  return {
    atOnce,
    pids: () => helpers.map(({ child }) => child.pid),
    hashPassword: (argon2Input) =>
      new Promise((resolve, reject) => {
        if (isOver) return reject(new Error('no passwords are derived any more'));
        const { child, waiting } = idlest();
        const id = (asked += 1);
        waiting.set(id, { resolve, reject });
        child.send({ id, argon2Input });
      }),
    stop() {
      isOver = true;
      for (const { child } of helpers) child.disconnect();
    },
  };
}
