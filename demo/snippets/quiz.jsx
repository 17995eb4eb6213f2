import {useState} from 'react';

export const Quiz = ({question, answers, right}) => {
  const [chosen, choose] = useState(null);
  return (
    <div role="group" aria-label={question}>
      <p>
        <strong>{question}</strong>
      </p>
      {answers.map((answer) => (
        <button
          key={answer}
          className={`mr-2 rounded border px-3 py-1 ${answer === chosen ? 'font-bold' : ''}`}
          aria-pressed={answer === chosen}
          onClick={() => choose(answer)}
        >
          {answer}
        </button>
      ))}
      <p role="status">
        {chosen === null ? 'Choose an answer.' : chosen === right ? 'That is right.' : 'Try again.'}
      </p>
    </div>
  );
};
