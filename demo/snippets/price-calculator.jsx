import {useState} from 'react';

export const PriceCalculator = ({perSeat = 8}) => {
  const [seats, setSeats] = useState(10);
  const [isYearly, setYearly] = useState(false);
  const price = seats * perSeat * (isYearly ? 10 : 1);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <label>
        Seats{' '}
        <input
          type="range"
          min="1"
          max="50"
          value={seats}
          onChange={(event) => setSeats(Number(event.target.value))}
        />{' '}
        {seats}
      </label>
      <label>
        <input
          type="checkbox"
          checked={isYearly}
          onChange={(event) => setYearly(event.target.checked)}
        />{' '}
        Pay by year
      </label>
      <strong>
        ${price} a {isYearly ? 'year' : 'month'}
      </strong>
    </div>
  );
};
