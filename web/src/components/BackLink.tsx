import { IconArrowLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import classes from './BackLink.module.css';

const Plain = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={classes.back}>
    <IconArrowLeft className="flip" size={18} aria-hidden="true" />
    {children}
  </a>
);

/** Above the heading of a page: to the list that it is one of. */
export const BackLink = createLink(Plain);
