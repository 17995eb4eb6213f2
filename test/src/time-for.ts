/** Shorter times are not measured: some systems count the time of a process in steps of 10 ms. */
const shortest = 25_000;

/** The CPU time that a text takes in the fastest of some runs, in microseconds. */
export function timeFor(read: (text: string) => unknown, text: string): number {
  const cpuTime = (times: number) => {
    const start = process.cpuUsage();
    for (let run = 0; run < times; run++) read(text);
    const {user, system} = process.cpuUsage(start);
    return user + system;
  };
  let times = 1;
  while (cpuTime(times) < shortest) times *= 2;
  return Math.min(...Array.from({length: 3}, () => cpuTime(times))) / times;
}
