import {useMemo, useState} from 'react';

const statuses = [
  {code: 200, name: 'OK'},
  {code: 201, name: 'Created'},
  {code: 400, name: 'Bad Request'},
  {code: 404, name: 'Not Found'},
  {code: 429, name: 'Too Many Requests'},
];

export const StatusTable = () => {
  const [filter, setFilter] = useState('');
  const [sorting, setSorting] = useState('code');
  const rows = useMemo(() => {
    const wanted = filter.toLowerCase();
    return statuses
      .filter(({code, name}) => `${code} ${name}`.toLowerCase().includes(wanted))
      .toSorted((a, b) => (a[sorting] > b[sorting] ? 1 : -1));
  }, [filter, sorting]);
  return (
    <>
      <input
        aria-label="Filter the statuses"
        placeholder="Filter"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <table>
        <thead>
          <tr>
            {['code', 'name'].map((column) => (
              <th key={column} aria-sort={column === sorting ? 'ascending' : 'none'}>
                <button onClick={() => setSorting(column)}>{column}</button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({code, name}) => (
            <tr key={code}>
              <td>{code}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p>No status contains “{filter}”.</p>}
    </>
  );
};
