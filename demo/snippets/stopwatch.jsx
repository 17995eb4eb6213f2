import {useEffect, useState} from 'react';

export const Stopwatch = () => {
  const [isRunning, setRunning] = useState(false);
  const [tenths, setTenths] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTenths((before) => before + 1), 100);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <div className="flex items-center gap-4">
      <code role="timer">{(tenths / 10).toFixed(1)} s</code>
      <button className="rounded border px-3 py-1" onClick={() => setRunning(!isRunning)}>
        {isRunning ? 'Stop' : 'Start'}
      </button>
      <button className="rounded border px-3 py-1" onClick={() => setTenths(0)}>
        Reset
      </button>
    </div>
  );
};
