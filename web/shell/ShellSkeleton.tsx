/** The same frame that index.html paints before any code has arrived, so that taking over shows nothing new. */
export function ShellSkeleton() {
  return (
    <div className="waiting" aria-hidden="true">
      <div className="waiting-side">
        <span className="waiting-brand" />
      </div>
      <div className="waiting-column">
        <div className="waiting-header">
          <svg className="waiting-menu" viewBox="0 0 24 24">
            <path d="M4 5h16M4 12h16M4 19h16" />
          </svg>
        </div>
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
