import {useEffect, useState} from 'react';

export const Checklist = ({name, steps}) => {
  const [done, setDone] = useState([]);
  useEffect(() => {
    setDone(JSON.parse(localStorage.getItem(name) ?? '[]'));
  }, []);
  const toggle = (step) => {
    const changed = done.includes(step) ? done.filter((one) => one !== step) : [...done, step];
    setDone(changed);
    localStorage.setItem(name, JSON.stringify(changed));
  };
  return (
    <div>
      {steps.map((step) => (
        <label key={step} className="block">
          <input type="checkbox" checked={done.includes(step)} onChange={() => toggle(step)} />{' '}
          {step}
        </label>
      ))}
      <p>
        {done.length} of {steps.length} steps are done.
      </p>
    </div>
  );
};
