import { useState } from 'react';
import classes from './Photo.module.css';
import { Placeholder } from './Placeholder.tsx';

interface PhotoProps {
  /** Names the picture's place: without a picture the placeholder is drawn from it. */
  name: string;
  /** None, or one that fails to load, is replaced by the placeholder. */
  src?: string | undefined;
  srcSet?: string | undefined;
  sizes?: string;
  /** What is seen, where the name beside it does not say it already. */
  alt?: string;
  /** The dominant colour, shown until the picture has come. */
  color?: string | null | undefined;
  /** Width by height, such as `4 / 3`; without it what is around it decides. */
  ratio?: string;
  /** The first picture that one sees: fetched before others. */
  important?: boolean;
  className?: string | undefined;
}

/** A picture that fills its box, never moves anything when it comes, and is never a grey box. */
export function Photo({ name, src, srcSet, sizes, alt = '', color, ratio, important = false, className }: PhotoProps) {
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const style = { aspectRatio: ratio, backgroundColor: color ?? undefined };
  return (
    <span className={[classes.photo, className].filter(Boolean).join(' ')} style={style}>
      {src && src !== failed ? (
        <img
          key={src}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          className={classes.picture}
          data-loaded={loaded === src || undefined}
          loading={important ? 'eager' : 'lazy'}
          fetchPriority={important ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setLoaded(src);
          }}
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
        />
      ) : (
        <Placeholder name={name} className={classes.picture} />
      )}
    </span>
  );
}
