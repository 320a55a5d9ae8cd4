/** The same frame that index.html paints before any code has arrived, so that taking over shows nothing new. */
export function ShellSkeleton() {
  return (
    <div className="waiting" aria-hidden="true">
      <div className="waiting-side">
        <span className="waiting-brand" />
      </div>
      <div className="waiting-column">
        <div className="waiting-header" />
        <div className="waiting-content">
          <div className="waiting-banner" />
          <div className="waiting-tiles">
            {Array.from({ length: 7 }, (_, index) => (
              <i key={index} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
