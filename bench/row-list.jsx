import {useMemo, useState} from 'react';

const words = 'amber birch cedar daisy elder fern grass hazel iris juniper'.split(' ');

const rowOf = (id) => ({
  id,
  name: `${words[(id * 7) % 10]} ${(id * 37) % 211}`,
  size: (id * 53) % 197,
  isDone: id % 3 === 0,
});

const Row = ({row, onToggle}) => {
  const [count, setCount] = useState(0);
  const color = row.isDone ? 'bg-green-100 text-green-800' : 'bg-gray-100 text-gray-800';
  return (
    <tr>
      <td className="py-1 font-medium">{row.name}</td>
      <td>{row.size}</td>
      <td>
        <span className={`rounded px-2 ${color}`}>{row.isDone ? 'done' : 'open'}</span>
      </td>
      <td>
        <button className="toggle" onClick={() => onToggle(row.id)}>
          Toggle
        </button>
      </td>
      <td>
        <button className="count" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      </td>
    </tr>
  );
};

export const RowList = () => {
  const [rows, setRows] = useState(() => Array.from({length: 200}, (_, id) => rowOf(id)));
  const [column, setColumn] = useState('id');
  const [text, setText] = useState('');
  const shown = useMemo(() => {
    const found = rows.filter(({name}) => name.includes(text));
    return found.sort((a, b) => (a[column] < b[column] ? -1 : 1));
  }, [rows, column, text]);
  const toggle = (id) =>
    setRows((before) => before.map((row) => (row.id === id ? {...row, isDone: !row.isDone} : row)));
  return (
    <div>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button className="append" onClick={() => setRows([...rows, rowOf(rows.length)])}>
        Append
      </button>
      <p>
        {shown.length} of {rows.length} rows
      </p>
      <table>
        <thead>
          <tr>
            <th>
              <button className="by-name" onClick={() => setColumn('name')}>
                Name
              </button>
            </th>
            <th>
              <button className="by-size" onClick={() => setColumn('size')}>
                Size
              </button>
            </th>
            <th>State</th>
            <th />
            <th>Count</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.id} row={row} onToggle={toggle} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
