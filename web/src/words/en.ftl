confirm = Do it
