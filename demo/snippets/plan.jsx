export const Plan = ({name, children}) => (
  <Card title={name.toUpperCase()} icon="tag">
    {children}
  </Card>
);
